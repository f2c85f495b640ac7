/** Number of probes in one area of the attack, and the names of the successful probes. */
export interface Area {
  name: string;
  probes: number;
  broken: string[];
}

/** Counts the probes of an attack. */
export class Tally {
  readonly areas: Area[] = [];

  /** Adds an area to the tally, and returns the function that records the area's probes. */
  area(name: string): Probe {
    const area: Area = { name, probes: 0, broken: [] };
    this.areas.push(area);
    return (what, held) => {
      area.probes++;
      if (!held) area.broken.push(what);
    };
  }

  /**
   * Returns a table with a line for each area: its name, the number of probes, and the number of repelled
   * probes.
   */
  table(): string {
    const rows = this.areas.map(({ name, probes, broken }) => [
      name,
      String(probes),
      String(probes - broken.length),
    ]);
    const total = [0, 1].map((at) => rows.reduce((sum, row) => sum + Number(row[at + 1]), 0));
    const lines = [['area', 'probes', 'held'], ...rows, ['all', ...total.map(String)]];
    return lines
      .map(
        ([name = '', probes = '', held = '']) =>
          name.padEnd(34) + probes.padStart(8) + held.padStart(8),
      )
      .join('\n');
  }
}

/** Records whether the product withstood one probe of the attack. */
export type Probe = (what: string, held: boolean) => void;
