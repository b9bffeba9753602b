type Pixel = { x: number; y: number };

type PointerTarget = {
  panBy: (x: number, y: number) => void;
  /** Zooms by steps and keeps what lies under a pixel there. */
  zoomAround: (steps: number, pixel: Pixel) => void;
  emit: (name: string, domEvent: Event | null, pixel: Pixel | null) => void;
};

/** A press that goes farther than this is a drag, pixels. */
const DRAG_FROM = 4;
const WHEEL_STEP = 120;
const KEY_STEP = 80;

/** What people do with a map: drag, wheel, press, point, arrow keys and double clicks. */
export function listenToPointer(surface: HTMLElement, target: PointerTarget): void {
  let pressed: Pixel | null = null;
  let dragged: Pixel | null = null;
  const pixelOf = (event: MouseEvent): Pixel => {
    const { left, top } = surface.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  surface.addEventListener('pointerdown', (event) => {
    pressed = pixelOf(event);
    dragged = null;
    surface.setPointerCapture(event.pointerId);
  });
  surface.addEventListener('pointermove', (event) => {
    const pixel = pixelOf(event);
    if (!pressed) return target.emit('mousemove', event, pixel);
    if (!dragged && Math.hypot(pixel.x - pressed.x, pixel.y - pressed.y) < DRAG_FROM) return;
    if (!dragged) target.emit('dragstart', null, null);
    const from = dragged ?? pressed;
    dragged = pixel;
    target.panBy(from.x - pixel.x, from.y - pixel.y);
    target.emit('drag', null, null);
  });
  surface.addEventListener('pointerup', (event) => {
    if (dragged) target.emit('dragend', null, null);
    else if (pressed) target.emit('click', event, pixelOf(event));
    pressed = null;
  });
  surface.addEventListener('pointerleave', (event) => {
    if (!pressed) target.emit('mouseout', event, pixelOf(event));
  });
  surface.addEventListener('dblclick', (event) => target.zoomAround(1, pixelOf(event)));
  surface.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      target.zoomAround(-event.deltaY / WHEEL_STEP, pixelOf(event));
    },
    { passive: false },
  );
  surface.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') target.panBy(-KEY_STEP, 0);
    else if (key === 'ArrowRight') target.panBy(KEY_STEP, 0);
    else if (key === 'ArrowUp') target.panBy(0, -KEY_STEP);
    else if (key === 'ArrowDown') target.panBy(0, KEY_STEP);
  });
}
