/** Pointers on an element: one pans, two zoom, one that hardly moves is a tap. */
export function gestures(element, { onPan, onZoom, onTap }) {
  const down = new Map();
  let moved = 0;
  element.addEventListener("pointerdown", (event) => {
    down.set(event.pointerId, event);
    moved = 0;
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener("pointermove", (event) => {
    const before = down.get(event.pointerId);
    if (!before) {
      return;
    }
    const [x, y] = [event.offsetX - before.offsetX, event.offsetY - before.offsetY];
    moved += Math.abs(x) + Math.abs(y);
    const other = [...down.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    if (other) {
      onZoom(apart(event, other) / apart(before, other), other.offsetX, other.offsetY);
    } else {
      onPan(x, y);
    }
    down.set(event.pointerId, event);
  });
  const up = (event) => {
    if (down.delete(event.pointerId) && moved < 6 && event.type === "pointerup") {
      onTap(event.offsetX, event.offsetY);
    }
  };
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
}

function apart(a, b) {
  return Math.max(1, Math.hypot(a.offsetX - b.offsetX, a.offsetY - b.offsetY));
}
