import type { ComponentNode } from '@kwiq/app-model'
import type { Entity } from '../../entity.ts'
import { has } from '../../understand/searched.ts'
import { classOf } from '../../words/noun-classes.ts'
import { othersOf, ownName } from '../people.ts'
import type { Scene } from '../scene.ts'
import { talkOf } from './talk-lines.ts'

/** Whoever the page itself is about: people are named by their rows. */
function personOf({ app, entity }: Scene): string | undefined {
  const [first] = entity.samples
  const isPerson = !app.language && classOf(entity.one.toLowerCase()) === 'person'
  return isPerson && first && has(name, first.title) ? first.title : undefined
}

const name = /^(?:(?:Dr|Mr|Mrs|Ms|Aunt|Uncle)\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u
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
  const canWrite = scene.has('thread', 'chats')
  // Where nobody writes, only whom the thing names is in the list of people.
  const talk =
    entity.id === 'device' || !(canWrite || named(entity)) ? undefined : scene.to('thread', 'chats', 'people')
  // Nobody is called who answers by machine.
  if (!talk || talkOf(scene).who) return []
  const profile = scene.find('profile')
  const me = ownName(app.contentSeed, profile ? scene.entityOf(profile) : entity)
  const person = personOf(scene)
  // Their page has a button to call them; nobody else answers for them.
  if (person && !canWrite) return []
  // A conversation shows with whom it is.
  const thread = scene.find('thread')
  const isOpened = thread !== undefined
  const partner = thread?.subtitle && has(name, thread.title ?? '') ? thread.title : undefined
  const own = isOpened || app.language ? undefined : named(entity)
  const helper =
    person ??
    partner ??
    own ??
    othersOf(app.contentSeed, entity, 3).find((name) => name !== me) ??
    'Omar Haddad'
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
