/** Why a build failed, in one plain sentence for the person who asked for it. */
export class BuildProblem extends Error {
  override name = 'BuildProblem'
}

/** The build was cancelled, or another worker has it: what is done here counts no more. */
export class BuildTakenAway extends Error {
  override name = 'BuildTakenAway'
}
