/** An entry of the header and of the mobile menu. */
export interface HeaderLink {
  label: string;
  path: string;
}

/** An entry under "More", with a line that says what its page is for. */
export interface FurtherLink extends HeaderLink {
  hint: string;
}
