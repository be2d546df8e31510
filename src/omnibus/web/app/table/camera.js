// Which part of the map is seen: dragged, pinched, turned by the wheel, fitted.

const MOST = 4;
/** So far a finger may stray and still touch. */
const STRAY = 7;

export class Camera {
  /**
   * @param {HTMLElement} frame
   * @param {SVGSVGElement} svg
   * @param {{left: number, top: number, width: number, height: number}} whole  What a fitted map shows at least.
   * @param {{width: number, height: number}} map
   */
  constructor(frame, svg, whole, map) {
    this.frame = frame;
    this.svg = svg;
    this.whole = whole;
    this.map = map;
    this.x = 0;
    this.y = 0;
    this.scale = 1;
    this.fitted = true;
    /** The last touch has moved the map, so its click means nothing else. */
    this.moved = false;
    /** @type {Map<number, PointerEvent>} */
    this.pointers = new Map();
    this.#listen();
    this.watcher = new ResizeObserver(() => this.#resized());
    this.watcher.observe(frame);
  }

  disconnect() {
    this.watcher.disconnect();
  }

  get fitScale() {
    const { clientWidth, clientHeight } = this.frame;
    return Math.min(clientWidth / this.whole.width, clientHeight / this.whole.height) || 1;
  }

  fit() {
    this.fitted = true;
    this.scale = this.fitScale;
    const { left, top, width, height } = this.whole;
    this.x = this.frame.clientWidth / 2 - (left + width / 2) * this.scale;
    this.y = this.frame.clientHeight / 2 - (top + height / 2) * this.scale;
    this.#show();
  }

  /** Around a point of the frame. @param {number} factor @param {number} [x] @param {number} [y] */
  zoom(factor, x = this.frame.clientWidth / 2, y = this.frame.clientHeight / 2) {
    const least = this.fitScale;
    const scale = Math.min(Math.max(this.scale * factor, least), Math.max(MOST, least));
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.fitted = scale <= least * 1.001;
    if (this.fitted) this.fit();
    else this.#show();
  }

  /** From a point of the window to one of the map. @param {number} x @param {number} y */
  toMap(x, y) {
    const { left, top } = this.frame.getBoundingClientRect();
    return { x: (x - left - this.x) / this.scale, y: (y - top - this.y) / this.scale };
  }

  /** Brings a point of the map into sight. @param {number} x @param {number} y */
  reveal(x, y) {
    if (this.fitted) return;
    const { clientWidth, clientHeight } = this.frame;
    const [left, top] = [x * this.scale + this.x, y * this.scale + this.y];
    if (left < 40 || left > clientWidth - 40) this.x = clientWidth / 2 - x * this.scale;
    if (top < 40 || top > clientHeight - 40) this.y = clientHeight / 2 - y * this.scale;
    this.#show();
  }

  #resized() {
    if (this.fitted || this.scale < this.fitScale) this.fit();
    else this.#show();
  }

  /** The map never leaves the frame, and stands in its middle where it is smaller. */
  #show() {
    const { clientWidth, clientHeight } = this.frame;
    this.x = within(this.x, clientWidth, this.map.width * this.scale);
    this.y = within(this.y, clientHeight, this.map.height * this.scale);
    this.svg.style.setProperty("transform", `translate(${this.x}px, ${this.y}px) scale(${this.scale})`);
    this.frame.style.setProperty("--map-scale", String(this.scale));
    this.frame.classList.toggle("fitted", this.fitted);
  }

  #listen() {
    this.frame.addEventListener("pointerdown", (event) => this.#down(event));
    this.frame.addEventListener("pointermove", (event) => this.#move(event));
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"]))
      this.frame.addEventListener(name, (event) => this.#up(event));
    this.frame.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button > 0) return;
    if (!this.pointers.size) this.moved = false;
    this.pointers.set(event.pointerId, event);
    this.start = event;
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before || !this.start) return;
    const strayed = Math.hypot(event.clientX - this.start.clientX, event.clientY - this.start.clientY);
    if (!this.moved && this.pointers.size === 1 && strayed < STRAY) return;
    if (!this.moved) this.#grab(event.pointerId);
    const other = [...this.pointers.values()].find((one) => one.pointerId !== event.pointerId);
    if (other) this.#pinch(before, event, other);
    else if (this.pointers.size === 1) {
      this.x += event.clientX - before.clientX;
      this.y += event.clientY - before.clientY;
      this.fitted = false;
      this.#show();
    }
    this.pointers.set(event.pointerId, event);
  }

  /** Only now, so that a mere touch still reaches what lies under it. @param {number} pointer */
  #grab(pointer) {
    this.moved = true;
    this.frame.setPointerCapture(pointer);
    this.frame.classList.add("moving");
  }

  /** @param {PointerEvent} before @param {PointerEvent} event @param {PointerEvent} other */
  #pinch(before, event, other) {
    const { left, top } = this.frame.getBoundingClientRect();
    const was = Math.hypot(before.clientX - other.clientX, before.clientY - other.clientY);
    const is = Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY);
    this.x += (event.clientX - before.clientX) / 2;
    this.y += (event.clientY - before.clientY) / 2;
    const middle = [(event.clientX + other.clientX) / 2 - left, (event.clientY + other.clientY) / 2 - top];
    this.zoom(is / (was || 1), middle[0], middle[1]);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    this.pointers.delete(event.pointerId);
    if (!this.pointers.size) this.frame.classList.remove("moving");
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    const { left, top } = this.frame.getBoundingClientRect();
    const step = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 18 : event.deltaY;
    this.zoom(Math.exp(-step / (event.ctrlKey ? 120 : 420)), event.clientX - left, event.clientY - top);
  }
}

/** @param {number} start @param {number} frame @param {number} size */
function within(start, frame, size) {
  if (size <= frame) return (frame - size) / 2;
  return Math.min(0, Math.max(frame - size, start));
}
