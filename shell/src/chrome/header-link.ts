/** A link in the header and in the mobile side menu. */
export interface HeaderLink {
  label: string;
  path: string;
}

/** A link under "More", with a description of the linked page. */
export interface FurtherLink extends HeaderLink {
  hint: string;
}
