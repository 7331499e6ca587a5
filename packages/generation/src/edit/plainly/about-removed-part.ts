import { walkNodes } from '@kwiq/app-model'
import { findType } from '../../model/repair/aliases.ts'
import { startOf } from '../places.ts'
import type { EditOutcome, EditRule } from '../rule.ts'
import { stemsIn, textsOf } from './app-parts.ts'

const form =
  /^(?:remove|hide|delete|drop|take away)\s+(?:the\s+|that\s+|this\s+)?(?<part>banner|card|box|hint|text|tip|note|notice|message|section|picture|image|warning|line|sentence)\s+(?:about|with|saying|that says|which says|on|of|regarding)\s+(?:the\s+|a\s+|an\s+)?(?<what>[\p{L}\d ]{3,40})$/iu
const boxes = /^(?:banner|card|box|hint|tip|note|notice|message|section|warning)$/i

/** "Remove the banner about the yarn": the one that says so. */
const removeAboutPart: EditRule = (clause, document): EditOutcome | undefined => {
  const { part = '', what } = form.exec(clause)?.groups ?? {}
  const wanted = stemsIn(what ?? '')
  if (wanted.length === 0) return undefined
  const isBanner = /^(?:banner|hint|tip|note|notice|message|warning)$/i.test(part)
  const isOfPart = (type: string) =>
    boxes.test(part) ? type === 'container' : findType(part.replace(/line|sentence/i, 'text')) === type
  const said = [...walkNodes(document)].filter(({ node }) => {
    const stems = textsOf(node).flatMap(stemsIn)
    return (
      isOfPart(node.type) &&
      (isBanner ? node.properties.variant === 'banner' : node.properties.variant !== 'footer') &&
      wanted.every((stem) => stems.includes(stem))
    )
  })
  const start = startOf(document)
  const own = said.find(({ screen }) => screen === start) ?? said[0]
  return own && { commands: [{ type: 'remove-component', id: own.node.id }] }
}

/** A part that goes by what it says. */
export const removedAboutRules: readonly EditRule[] = [removeAboutPart]
