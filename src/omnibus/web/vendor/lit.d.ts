// How much of Lit is used here. See README.md.
export interface TemplateResult {
  readonly _$litType$: number;
}
export declare const html: (strings: TemplateStringsArray, ...values: unknown[]) => TemplateResult;
export declare const svg: (strings: TemplateStringsArray, ...values: unknown[]) => TemplateResult;
export declare const nothing: unique symbol;
export declare const noChange: unique symbol;
export declare function render(value: unknown, container: Element | DocumentFragment): unknown;

export interface PropertyDeclaration {
  attribute?: boolean | string;
  type?: unknown;
  reflect?: boolean;
  state?: boolean;
  hasChanged?(value: any, old: any): boolean;
}
export declare class ReactiveElement extends HTMLElement {
  static properties: Record<string, PropertyDeclaration>;
  readonly updateComplete: Promise<boolean>;
  readonly isUpdatePending: boolean;
  readonly hasUpdated: boolean;
  requestUpdate(name?: PropertyKey, old?: unknown): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
  protected createRenderRoot(): Element | ShadowRoot;
  protected willUpdate(changed: Map<PropertyKey, unknown>): void;
  protected firstUpdated(changed: Map<PropertyKey, unknown>): void;
  protected updated(changed: Map<PropertyKey, unknown>): void;
  protected shouldUpdate(changed: Map<PropertyKey, unknown>): boolean;
}
export declare class LitElement extends ReactiveElement {
  protected render(): unknown;
}

export interface Ref<T = Element> {
  readonly value?: T;
}
export declare function createRef<T = Element>(): Ref<T>;
export declare function ref(to: Ref<any> | ((element: Element | undefined) => void)): unknown;
export declare function repeat<T>(
  items: Iterable<T>,
  key: (item: T, index: number) => unknown,
  template: (item: T, index: number) => unknown,
): unknown;
export declare function classMap(classes: Record<string, string | boolean | number>): unknown;
export declare function ifDefined<T>(value: T): unknown;
export declare function keyed(key: unknown, value: unknown): unknown;
export declare function live(value: unknown): unknown;
export declare function guard(value: unknown, make: () => unknown): unknown;
export declare function unsafeHTML(value: string): unknown;
export declare function unsafeSVG(value: string): unknown;
export declare const PartType: Record<string, number>;
export declare class Directive {
  constructor(part: unknown);
  render(...values: any[]): unknown;
  update(part: any, values: any[]): unknown;
}
export declare class AsyncDirective extends Directive {
  isConnected: boolean;
  setValue(value: unknown): void;
  protected disconnected(): void;
  protected reconnected(): void;
}
export declare function directive<T>(kind: T): (...values: any[]) => unknown;
