declare module 'virtual:kwiq-showcase' {
  /** Address of the Showcase as JSON. */
  const url: string
  export default url
}
