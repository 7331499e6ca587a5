import { definePage } from './page.ts'

export const sponsors = definePage({
  id: 'sponsors',
  said: 'sponsor logos, sponsors, our sponsors, sponsor list, partners, our partners, sponsors page, partners and sponsors, sponsor page',
  unless: /find (?:a )?partners?|partner (?:up|search)|dance partners?|training partners?/i,
  within:
    /\b(?:club|festival|conference|team|race|marathon|tournament|event|congress|orchestra|choir|hackathon|regatta)\b/i,
  name: 'Sponsors',
  icon: 'heart',
  line: 'Thanks to fourteen',
  content: `
    tiles They carry us
    - building | Mill bank
    - car | Norrgard
    - leaf | Linden farm
    - cup | Bar Centrale
    - book | Dog-eared
    - spark | Harbour Energy
    rows You too?
    - star | Main sponsor | On every shirt | € 2,400
    - flag | Board at the field | A season | € 350
    button mail | Ask us | mailto:hello@post.example
  `,
})
