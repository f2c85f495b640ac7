/** An entry of the header and of the mobile menu. */
export interface HeaderLink {
  label: string;
  path: string;
}
