declare module 'notes/page' {
  export const Component: import('react').ComponentType;
}
declare module 'timer/page' {
  export const Component: import('react').ComponentType;
}
