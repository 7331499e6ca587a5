import type { ComponentNode } from '@kwiq/app-model'
import type { Entity } from '../../entity.ts'
import { othersOf, ownName } from '../people.ts'
import type { Scene } from '../scene.ts'
import { talkOf } from './talk-lines.ts'

const fullName = /^(?:(?:Dr|Mr|Mrs|Ms)\.? )?\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u

/** Who answers for a thing: whom its first row shows, else whom its fields name. */
function named({ samples, fields }: Entity): string | undefined {
  const [first] = samples
  return [first?.avatar, ...fields.filter(({ kind }) => kind === 'person').map(({ value }) => value)].find(
    (name) => name !== undefined && fullName.test(name),
  )
}

/**
 * The row that leads from one thing to whom one asks about it: who stands in the thing itself, else the one a
 * conversation of the app is with. It is nobody who uses the app.
 */
export function contactRow(scene: Scene): ComponentNode[] {
  const { kit, app, entity } = scene
  // Nobody answers for a lamp.
  const talk = entity.id === 'device' ? undefined : scene.to('thread', 'chats', 'people')
  // Nobody is called who answers by machine.
  if (!talk || talkOf(scene).who) return []
  const profile = scene.find('profile')
  const me = ownName(app.contentSeed, profile ? scene.entityOf(profile) : entity)
  // A conversation shows with whom it is.
  const isOpened = scene.has('thread')
  const own = isOpened || app.language ? undefined : named(entity)
  const helper = own ?? othersOf(app.contentSeed, entity, 3).find((name) => name !== me) ?? 'Omar Haddad'
  return [
    kit.list('rows', 'Contact', [
      {
        avatar: helper,
        title: helper,
        subtitle: 'Answers within the hour',
        trailingIcon: 'chat',
        action: talk,
      },
    ]),
  ]
}
