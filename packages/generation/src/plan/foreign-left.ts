import type { Entity } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { foreignKind, foreignPicture } from '../words/foreign-concepts.ts'
import type { Language } from '../words/languages.ts'
import { domainPlanOf } from './foreign-domain.ts'
import { makeForeignEntity, rowsOf } from './foreign-entity.ts'
import type { AppPlan } from './types.ts'

/** What a noun of another language shows that has no screen of its own: what the domain of its app holds under it, else what nouns like it do. */
export function entityLeft(
  phrase: Phrase,
  label: string,
  language: Language,
  { domain }: Pick<AppPlan, 'domain'>,
): Entity {
  const isTalk = foreignKind(label, language) === 'chats'
  const rows = rowsOf(phrase)
  const known =
    isTalk || rows.rows !== undefined ? undefined : domainPlanOf(domain, language)?.entityOf(label, 'browse')
  return (
    known ??
    makeForeignEntity(label, language, isTalk ? undefined : foreignPicture(label), {
      ...rows,
      // Whom one writes with, and when.
      ...(isTalk ? { group: 'people' as const } : {}),
    })
  )
}
