// How much of Fluent is used here. See README.md.
export type FluentArgument = string | number | Date;
export declare class FluentResource {
  constructor(source: string);
}
export declare class FluentBundle {
  constructor(
    locales: string | string[],
    options?: { useIsolating?: boolean; transform?: (text: string) => string },
  );
  addResource(resource: FluentResource): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): { id: string; value: unknown; attributes: Record<string, unknown> } | undefined;
  formatPattern(pattern: any, args?: Record<string, FluentArgument> | null, errors?: Error[]): string;
}
