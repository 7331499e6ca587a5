/**
 * Stands for the catalogue's `rare.ts` of pictures and `rare-grounds.ts` of maps in the payload of apps that show none
 * of them: `payloadFiles` of @kwiq/export gives all others the program that has them.
 */

/** No scene is a rare one. */
export const rareScenes = {}

/** Every map shows a town. */
export const rareGrounds = {}
