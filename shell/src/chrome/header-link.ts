/** An entry of the header and of the mobile menu. */
export interface HeaderLink {
  label: string;
  path: string;
}

/** An entry under "More", with a line that describes its page. */
export interface FurtherLink extends HeaderLink {
  hint: string;
}
