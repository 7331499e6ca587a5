import type { ScreenKind } from '../plan/types.ts'

/** Screens that doings ask for without naming a thing, with the interface's word for them. */
const implied: readonly { kind: ScreenKind; word: string; form: RegExp }[] = [
  {
    kind: 'chats',
    word: 'Messages',
    form: /\bchatten\b|austausch|(?:uns|sich|einander) (?:\p{L}+ )?schreiben|unterhalten|discut(?:er|ent)|échang(?:er|ent)|m'écri|s'écri|\bchatear|charlar|(?:me|se|nos) escrib|comunicar(?:se|em)|conversa[rm]\b|scriver(?:si|mi)|chattare|comunica(?:re|no)|تواصل|يراسل|交流|沟通|互动|やり取り|やりとり|連絡を取|להתכתב|\bpraten\b|chatta|snakke|rozmawia|mesajlaş|yazış|общат|общают|пишут|переписыва|소통|대화/iu,
  },
  {
    kind: 'poll',
    word: 'Vote',
    form: /abstimm(?:en|t)\b|\bvote(?:r|nt)\b|\bvotar\b|\bvot[ea]m\b|\bvotare\b|\bvotano\b|التصويت|يصوت|投票|להצביע|stemmen over|rösta\b|stemme (?:om|over)|głosowa[ćn]|oylama|голосу|голосова|투표/iu,
  },
]

/** What a text asks for by its doings, by kind of screen. */
export const impliedBy = (text: string): readonly (readonly [ScreenKind, string])[] =>
  implied.filter(({ form }) => form.test(text)).map(({ kind, word }) => [kind, word] as const)
