/** Initial number of steps to a pixel, larger than any real number of steps. */
const FAR = 0x7fff;

/**
 * Returns, for each pixel, the number of straight or diagonal steps to the nearest pixel that `isGoal` accepts.
 * Pixels outside of the picture are goals too if `isOutsideGoal` is set.
 */
export function countSteps(
  isGoal: (at: number) => boolean,
  { width, height }: { width: number; height: number },
  isOutsideGoal = false,
): Uint16Array {
  const steps = new Uint16Array(width * height).fill(FAR);
  const outside = isOutsideGoal ? 0 : FAR;
  const relax = (x: number, y: number, back: 1 | -1) => {
    const at = y * width + x;
    if (back === 1 && isGoal(at)) steps[at] = 0;
    if (steps[at] === 0) return;
    const stepsAt = (nx: number, ny: number) =>
      nx < 0 || ny < 0 || nx >= width || ny >= height ? outside : (steps[ny * width + nx] ?? 0);
    const near = Math.min(
      stepsAt(x - back, y),
      stepsAt(x - back, y - back),
      stepsAt(x, y - back),
      stepsAt(x + back, y - back),
    );
    steps[at] = Math.min(steps[at] ?? FAR, near + 1);
  };
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) relax(x, y, 1);
  for (let y = height - 1; y >= 0; y--) for (let x = width - 1; x >= 0; x--) relax(x, y, -1);
  return steps;
}
