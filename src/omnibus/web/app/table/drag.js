// A stack of cards, lifted and let go over a route.

const STRAY = 8;

/**
 * @typedef {object} Dragging
 * @property {(x: number, y: number) => void} over
 * @property {(x: number, y: number) => void} drop
 * @property {() => void} end
 */

/**
 * Follows a pointer that has gone down on a stack. It becomes a drag only when it has left its place.
 * @param {PointerEvent} down
 * @param {HTMLElement} table
 * @param {Dragging} dragging
 */
export function drag(down, table, { over, drop, end }) {
  const stack = down.currentTarget;
  if (!(stack instanceof HTMLElement) || down.button > 0) return;
  const box = stack.getBoundingClientRect();
  /** @type {HTMLElement | null} */
  let ghost = null;
  const move = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== down.pointerId) return;
    const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!ghost && Math.hypot(dx, dy) < STRAY) return;
    ghost ??= lifted(stack, table, box);
    event.preventDefault();
    ghost.style.setProperty("transform", `translate(${dx}px, ${dy}px) rotate(-6deg) scale(.8)`);
    over(event.clientX, event.clientY);
  };
  const stop = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== down.pointerId) return;
    for (const name of /** @type {const} */ (["pointermove", "pointerup", "pointercancel"]))
      removeEventListener(name, name === "pointermove" ? move : stop);
    if (ghost) {
      ghost.remove();
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      if (event.type === "pointerup") drop(event.clientX, event.clientY);
    }
    end();
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}

/** The click that ends a drag. @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

/** @param {HTMLElement} stack @param {HTMLElement} table @param {DOMRect} box */
function lifted(stack, table, box) {
  const ghost = /** @type {HTMLElement} */ (stack.querySelector(".face")?.cloneNode(true));
  ghost.classList.add("flying", "lifted");
  for (const [name, value] of Object.entries({ left: box.left, top: box.top, width: box.width, height: box.height }))
    ghost.style.setProperty(name, `${value}px`);
  table.append(ghost);
  return ghost;
}
