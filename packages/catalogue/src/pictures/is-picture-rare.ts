import { findSubject } from './lookup.ts'
import { rareScenes } from './scenes/rare.ts'

/** Whether the picture of these words is one that few apps show, which built apps carry only when they need it. */
export function isPictureRare(words: string): boolean {
  const { scene, detail } = findSubject(words)
  return rareScenes[`${scene}:${detail}`] !== undefined || rareScenes[scene] !== undefined
}
