/** A seed for another look. */
export function randomSeed(): number {
  return Math.floor(Math.random() * 2_147_483_647)
}
