import type { Command } from '@kwiq/app-model'
import { findNear } from '../find-target.ts'
import type { EditRule } from '../rule.ts'
import { addScreen } from './adding-screens.ts'

/** "Link it to a new page with name and email": a screen with these fields, called like what leads there. */
const linkToNew: EditRule = (clause, document) => {
  const found = /^link\s+(.{2,60}?)\s+to\s+a\s+new\s+(?:page|screen)\s+with\s+(.{3,120})$/i.exec(clause)
  const node = found?.[1] ? findNear(document, found[1])?.node : undefined
  if (!found?.[2] || node?.type !== 'button') return undefined
  const added = addScreen(`add a ${node.label} page where people can submit with ${found[2]}`, document)
  if (!Array.isArray(added)) return added
  const [made] = added.flatMap((command) => (command.type === 'add-screen' ? [command] : []))
  const link = (screenId: string): Command => ({
    type: 'set-properties',
    id: node.id,
    set: { action: { kind: 'screen', screenId } },
  })
  return made && [made, link(made.screen.id)]
}

export const linkNewRules: readonly EditRule[] = [linkToNew]
