/** Offsets of a pixel's eight neighbours. The indexes of opposite directions differ only in the lowest bit. */
const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
  [1, -1],
] as const;

/**
 * Parent value of a pixel that belongs to no search tree. For every other pixel, the parent value is the direction to
 * its parent in the tree, `TERMINAL` or `ORPHAN`.
 */
const FREE = -1;
/** Parent value of a pixel that is connected directly to the source or the sink. */
const TERMINAL = 8;
/** Parent value of a pixel with a saturated link to its parent. */
const ORPHAN = 9;

const NOTHING = new Float32Array(0);

/** Marks a pixel that is in neither of the two search trees. */
const NONE = 0;
/** Marks a pixel in the search tree of the source (the product). */
const SOURCE = 1;
/** Marks a pixel in the search tree of the sink (the background). */
const SINK = 2;

/**
 * Cost of a cut between a pixel and its neighbour, for each direction of the neighbour: right, down, down-right
 * and down-left.
 */
export interface Links {
  right: Float32Array;
  down: Float32Array;
  rightDown: Float32Array;
  leftDown: Float32Array;
}

/**
 * Divides a picture into inside and outside, so that the total cost is lowest. Each value of `pull` favours inside
 * (positive) or outside (negative) for one pixel. The values of `links` are the costs of separating neighbours. The
 * returned cut is the exact minimum, not an approximation. The algorithm finds augmenting paths in two search trees,
 * which it keeps from one path to the next (Boykov & Kolmogorov, "An Experimental Comparison of Min-Cut/Max-Flow
 * Algorithms", PAMI 2004). Returns 1 for each pixel inside the cut and 0 for each pixel outside.
 */
export function solveMinCut(
  width: number,
  height: number,
  pull: Float32Array,
  links: Links,
): Uint8Array {
  const graph = new GridGraph(width, height, pull, links);
  graph.run();
  return graph.inside();
}

/** The pixel grid with a border of one unlinked pixel, which makes bounds checks unnecessary in the search. */
class GridGraph {
  /**
   * One instance of the graph is always kept, so that the class stays compiled. V8 discards the machine code of the
   * methods when the last instance is freed, and compiles them again for the next cut.
   */
  static readonly kept = new GridGraph(0, 0, NOTHING, {
    right: NOTHING,
    down: NOTHING,
    rightDown: NOTHING,
    leftDown: NOTHING,
  });

  private readonly width: number;
  private readonly height: number;
  private readonly stride: number;
  private readonly offsets: Int32Array;
  private readonly count: number;
  /** Remaining capacity of each pixel's links, stored one direction after another. */
  private readonly rest: Float32Array;
  /** Remaining capacity of the link to the source (positive) or to the sink (negative), for each pixel. */
  private readonly terminal: Float32Array;
  private readonly tree: Uint8Array;
  private readonly parent: Int8Array;
  /** Number of the search step in which a pixel's path to its terminal was last checked, and the path's length. */
  private readonly stamp: Int32Array;
  private readonly distance: Int32Array;
  private readonly queued: Uint8Array;
  private queue: number[] = [];
  private orphans: number[] = [];
  private time = 0;

  constructor(width: number, height: number, pull: Float32Array, links: Links) {
    this.width = width;
    this.height = height;
    this.stride = width + 2;
    const count = this.stride * (height + 2);
    this.count = count;
    this.offsets = Int32Array.from(STEPS, ([x, y]) => y * this.stride + x);
    this.rest = new Float32Array(STEPS.length * count);
    this.terminal = new Float32Array(count);
    this.tree = new Uint8Array(count);
    this.parent = new Int8Array(count).fill(FREE);
    this.stamp = new Int32Array(count);
    this.distance = new Int32Array(count);
    this.queued = new Uint8Array(count);
    this.link(0, links.right);
    this.link(2, links.down);
    this.link(4, links.rightDown);
    this.link(6, links.leftDown);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const node = (y + 1) * this.stride + x + 1;
        const share = pull[y * width + x] ?? 0;
        this.terminal[node] = share;
        if (share === 0) continue;
        this.tree[node] = share > 0 ? SOURCE : SINK;
        this.parent[node] = TERMINAL;
        this.distance[node] = 1;
        this.activate(node);
      }
    }
  }

  /** Links all pairs of neighbours in a direction and in its opposite direction. */
  private link(direction: 0 | 2 | 4 | 6, costs: Float32Array): void {
    const { width, height, stride, count, rest } = this;
    const [dx, dy] = STEPS[direction];
    const along = direction * count;
    const back = along + count + dy * stride + dx;
    const from = Math.max(0, -dx);
    const to = width - Math.max(0, dx);
    for (let y = 0; y < height - dy; y++) {
      const node = (y + 1) * stride + 1;
      for (let x = from; x < to; x++) {
        const cost = costs[y * width + x] ?? 0;
        rest[along + node + x] = cost;
        rest[back + node + x] = cost;
      }
    }
  }

  run(): void {
    for (let head = 0; head < this.queue.length; head++) {
      const node = this.queue[head] ?? 0;
      this.queued[node] = 0;
      // A pixel stays at the head of the queue as long as augmenting paths are found through this pixel.
      while (this.tree[node] !== NONE) {
        const direction = this.grow(node);
        if (direction < 0) break;
        this.time++;
        this.augment(node, direction);
        this.adopt();
      }
      if (head > 1_000_000) {
        this.queue = this.queue.slice(head + 1);
        head = -1;
      }
    }
  }

  inside(): Uint8Array {
    const { width, height, stride, tree } = this;
    const inside = new Uint8Array(width * height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        inside[y * width + x] = tree[(y + 1) * stride + x + 1] === SOURCE ? 1 : 0;
    return inside;
  }

  private activate(node: number): void {
    if (this.queued[node]) return;
    this.queued[node] = 1;
    this.queue.push(node);
  }

  /**
   * Returns the capacity of the link between parent and child in a search tree. The argument `direction`
   * leads from the child to the parent.
   */
  private towards(child: number, direction: number, side: number): number {
    const link =
      side === SINK
        ? direction * this.count + child
        : (direction ^ 1) * this.count + child + (this.offsets[direction] ?? 0);
    return this.rest[link] ?? 0;
  }

  /**
   * Adds a pixel's free neighbours to the pixel's search tree. Returns the direction of a neighbour that
   * belongs to the other search tree, or −1 if there is none.
   */
  private grow(node: number): number {
    const { tree, parent, stamp, distance, offsets } = this;
    const side = tree[node] ?? NONE;
    for (let direction = 0; direction < 8; direction++) {
      const other = node + (offsets[direction] ?? 0);
      if (this.towards(other, direction ^ 1, side) <= 0) continue;
      if (tree[other] === NONE) {
        tree[other] = side;
        parent[other] = direction ^ 1;
        stamp[other] = stamp[node] ?? 0;
        distance[other] = (distance[node] ?? 0) + 1;
        this.activate(other);
      } else if (tree[other] !== side) {
        return direction;
      } else if (
        (stamp[other] ?? 0) <= (stamp[node] ?? 0) &&
        (distance[other] ?? 0) > (distance[node] ?? 0)
      ) {
        parent[other] = direction ^ 1;
        stamp[other] = stamp[node] ?? 0;
        distance[other] = (distance[node] ?? 0) + 1;
      }
    }
    return -1;
  }

  /** Sends as much flow as possible along a path that crosses a link between the two search trees. */
  private augment(node: number, direction: number): void {
    const other = node + (this.offsets[direction] ?? 0);
    const fromSource = this.tree[node] === SOURCE;
    const source = fromSource ? node : other;
    const sink = fromSource ? other : node;
    const along = fromSource ? direction : direction ^ 1;
    const link = along * this.count + source;
    const room = Math.min(this.room(source, SOURCE), this.room(sink, SINK));
    const flow = Math.min(this.rest[link] ?? 0, room);
    this.send(link, (along ^ 1) * this.count + sink, flow);
    this.push(source, SOURCE, flow);
    this.push(sink, SINK, flow);
  }

  private room(start: number, side: number): number {
    let room = Number.POSITIVE_INFINITY;
    let node = start;
    for (let up = this.parent[node] ?? FREE; up !== TERMINAL; up = this.parent[node] ?? FREE) {
      room = Math.min(room, this.towards(node, up, side));
      node += this.offsets[up] ?? 0;
    }
    return Math.min(room, Math.abs(this.terminal[node] ?? 0));
  }

  private push(start: number, side: number, flow: number): void {
    let node = start;
    for (let up = this.parent[node] ?? FREE; up !== TERMINAL; up = this.parent[node] ?? FREE) {
      const above = node + (this.offsets[up] ?? 0);
      const climbing = up * this.count + node;
      const falling = (up ^ 1) * this.count + above;
      const left =
        side === SOURCE ? this.send(falling, climbing, flow) : this.send(climbing, falling, flow);
      if (left <= 0) this.makeOrphan(node);
      node = above;
    }
    const left = (this.terminal[node] ?? 0) + (side === SOURCE ? -flow : flow);
    this.terminal[node] = left;
    if (side === SOURCE ? left <= 0 : left >= 0) this.makeOrphan(node);
  }

  /** Moves capacity from a link to the reverse link, and returns the first link's remaining capacity. */
  private send(link: number, back: number, flow: number): number {
    const left = (this.rest[link] ?? 0) - flow;
    this.rest[link] = left;
    this.rest[back] = (this.rest[back] ?? 0) + flow;
    return left;
  }

  private makeOrphan(node: number): void {
    this.parent[node] = ORPHAN;
    this.orphans.push(node);
  }

  private adopt(): void {
    const { tree, parent, offsets } = this;
    for (let head = 0; head < this.orphans.length; head++) {
      const node = this.orphans[head] ?? 0;
      const side = tree[node] ?? NONE;
      let best = FREE;
      let bestLength = Number.POSITIVE_INFINITY;
      for (let direction = 0; direction < 8; direction++) {
        const other = node + (offsets[direction] ?? 0);
        if (tree[other] !== side || this.towards(node, direction, side) <= 0) continue;
        const length = this.lengthToTerminal(other);
        if (length < bestLength) {
          best = direction;
          bestLength = length;
        }
      }
      parent[node] = best;
      if (best !== FREE) {
        this.stamp[node] = this.time;
        this.distance[node] = bestLength + 1;
        continue;
      }
      for (let direction = 0; direction < 8; direction++) {
        const other = node + (offsets[direction] ?? 0);
        if (tree[other] !== side) continue;
        if (this.towards(node, direction, side) > 0) this.activate(other);
        if (parent[other] === (direction ^ 1)) this.makeOrphan(other);
      }
      tree[node] = NONE;
    }
    this.orphans = [];
  }

  /**
   * Number of steps from a pixel to its terminal, or infinity if the path ends in an orphan. Marks the visited pixels
   * with the number of the current search step.
   */
  private lengthToTerminal(start: number): number {
    const { parent, stamp, distance, offsets, time } = this;
    let node = start;
    let length = 0;
    for (;;) {
      if (stamp[node] === time) {
        length += distance[node] ?? 0;
        break;
      }
      const up = parent[node] ?? FREE;
      length++;
      if (up === TERMINAL) {
        stamp[node] = time;
        distance[node] = 1;
        break;
      }
      if (up === ORPHAN || up === FREE) return Number.POSITIVE_INFINITY;
      node += offsets[up] ?? 0;
    }
    let left = length;
    for (node = start; stamp[node] !== time; node += offsets[parent[node] ?? 0] ?? 0) {
      stamp[node] = time;
      distance[node] = left--;
    }
    return length;
  }
}
