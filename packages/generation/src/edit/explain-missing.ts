import type { AppDocument } from '@kwiq/app-model'
import { findType } from '../model/repair/aliases.ts'
import { findNamedNode, findNamedScreen } from './find-target.ts'

const named =
  /^(?:remove|delete|drop|hide|move|put|rename|change|make|show|link|connect|duplicate|copy)\s+(?:the\s+|all\s+)?(.+?)(?:\s+(?:to|into|as|from|on|of|in|above|below|before|after|under|bigger|smaller|larger)\b.*)?$/i

/** Why a clause could not be followed, where it names something that is not there; undefined otherwise. */
export function explainMissing(clause: string, document: AppDocument): string | undefined {
  const words = named
    .exec(clause)?.[1]
    ?.replace(/["'“”.!]/g, '')
    .trim()
  if (!words) return undefined
  if (/\b(?:screen|page|tab)$/i.test(words)) {
    const name = words.replace(/\s*\b(?:screen|page|tab)$/i, '')
    return findNamedScreen(document, name) ? undefined : `There is no screen named ${name}.`
  }
  const last = words.split(/\s+/).at(-1) ?? ''
  if (!findType(last) || findNamedNode(document, words)) return undefined
  return `There is no ${words.toLowerCase()} on any screen.`
}
