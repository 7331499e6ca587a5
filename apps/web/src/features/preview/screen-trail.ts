/** The screens one came through, the current one last; never two equal neighbours. */
export type ScreenTrail = readonly string[]

export function goTo(trail: ScreenTrail, screenId: string): ScreenTrail {
  return trail.at(-1) === screenId ? trail : [...trail, screenId]
}

/** Without the current screen; the first one stays. */
export function goBack(trail: ScreenTrail): ScreenTrail {
  return trail.length > 1 ? trail.slice(0, -1) : trail
}
