import { defineEntity } from '../entity.ts'

export const sharedStory = defineEntity({
  id: 'shared-story',
  one: 'Story',
  many: 'Stories',
  words: 'news story, shared link, submission, tech news, hacker news, link board, link aggregator',
  icon: 'globe',
  groups: 'Top, New, Best, Ask, Show',
  fields: `
    Title | text | A database that fits into a tweet
    Link | url | smallbits.example/tiny-db
    Posted by | text | lea_b
    Text | long | Written on two train rides, works better than it should`,
  samples: `
    icon | title | subtitle | value | badge | tone
    globe | A database that fits into a tweet | smallbits.example, by lea_b, 3 h | 412 points | 128 comments | primary
    globe | Why our build takes eleven seconds | toolbench.example, by omar, 5 h | 286 points | 94 comments | primary
    chat | Ask: which editor do you use on trains? | by kimosei, 6 h | 173 points | 211 comments | warning
    code | Show: a synth in 300 lines | github.example, by ana_p, 8 h | 158 points | 42 comments | success
    globe | The font nobody noticed | letterform.example, by ruth, 9 h | 131 points | 57 comments | primary
    globe | Maps without a server | flatfile.example, by tomrey, 12 h | 97 points | 33 comments | primary`,
  about:
    'Written on two train rides, works better than it should. Everything it cannot do is on the last page.',
  facts: '412 | Points\n128 | Comments\n3 h | Ago',
  figures: '30 | On the front page\n6 | Saved | +1\n1,204 | Your karma',
  hero: 'Top story | A database that fits into a tweet | 412 points, 128 comments | Open article',
  tip: 'Six stories are saved for later | Two of them long',
  trend: 'Points | 412 | +38',
  add: 'Submit story',
  use: 'Open article',
})
