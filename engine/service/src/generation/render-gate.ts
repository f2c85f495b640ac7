/**
 * Bounds the work taken on. Counted in renders (pictures), since a boost is ten times a variation's work.
 * A job larger than what is left is still let in when nothing else runs, so that no job is impossible.
 */
export class RenderGate {
  readonly #limit: number;
  #pending = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Renders taken on and not finished. */
  get pending(): number {
    return this.#pending;
  }

  /** A function that gives the place back (once, however often it is called), or null when there is no room. */
  tryEnter(renders: number): (() => void) | null {
    if (this.#pending > 0 && this.#pending + renders > this.#limit) return null;
    this.#pending += renders;
    let inside = true;
    return () => {
      if (inside) this.#pending -= renders;
      inside = false;
    };
  }
}
