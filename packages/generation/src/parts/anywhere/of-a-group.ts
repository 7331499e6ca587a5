import { type KindPart, partsOf } from '../part.ts'
import { anyKind } from './any-kind.ts'

/** What groups that do something together ask for beside it: rules for the worst case, things to pass on, records, papers to read. */
export const ofAGroup: readonly KindPart[] = partsOf(anyKind, [
  {
    said: 'protocol*, concussion protocol, safety protocol, emergency procedure*, emergency procedures*, emergency plan*, evacuation plan*, evacuation procedure*, first aid guide*, first aid instructions*, return to play*, what to do in an emergency*, emergency instructions, standard operating procedure*, standard operating procedures*, sops',
    page: 'Protocol | check | Step two of six',
    content: `
      hero Go step by step | Nobody skips one, however well it goes.
      ticks Steps
      - x Stop at once | Nobody goes on before it is clear what happened
      - x Tell who is in charge today | Omar Haddad, at the entrance
      - Write down what happened | Time, place and who saw it
      - Have it looked at | The same day, also when it seems small
      - Wait a whole day | Rest, and somebody nearby
      - Begin again slowly | Half the time at first, then all of it
      button check | Step is done
      quiet phone | Call for help | tel:112`,
  },
  {
    said: 'gear swap*, gear exchange, gear market, swap corner*, swap shop, swap board, swap shelf, clothes swap, toy swap, book swap, plant swap, free stuff*, free things*, things to give away*, give things away*, give away things*, giveaway corner, flea market, second hand corner, second-hand corner, second hand market, second-hand market, classifieds, classified ads, buy and sell, buy and sell board, members market, uniform exchange, uniform swap, kit exchange, used equipment, used gear',
    page: 'Swap and sell | refresh | Two are new today',
    content: `
      chips Show | * All, Free, To sell, Mine
      cards
      - shoes | Shoes, size 38 | Worn for one season, from Lea | € 20
      - bag | Sports bag | With a pocket for wet things, from Omar | Free
      - shirt | Two shirts, M | Washed and ironed, from Kim | € 8
      - book | Handbook, new edition | Read once, from Iris | Free
      button plus | Put something up
      quiet chat | Ask about it`,
  },
  {
    said: 'marketplace, market place, market, local marketplace, neighbourhood marketplace, neighborhood marketplace, buy and sell marketplace, marketplace for neighbours, marketplace for neighbors, marketplace for members, bulletin market, small ads',
    within:
      /\b(?:neighbou?rs?|community|building|residents?|members?|club|campus|students?|village|street|tenants?|block|parents|employees|colleagues)\b/i,
    page: 'Marketplace | bag | Three are new today',
    content: `
      chips Show | * All, Free, To sell, Wanted
      cards
      - chair | Two chairs, oak | Third floor, Lea | € 30
      - lamp | Desk lamp | Works, with bulb, Omar | € 8
      - book | Box of children’s books | To be fetched today, Iris | Free
      - bicycle | Child’s bicycle, 20 inch | New tyres, Kim | € 45
      button plus | Offer something
      quiet chat | Write to them`,
  },
  {
    said: 'head to head*, head-to-head*, club records, record board, hall of fame, all-time records, all time records, best lists, season records',
    page: 'Records | trophy | One was broken this month',
    content: `
      stats
      - 14 : 9 | Lea against Omar
      - 6 | Wins in a row
      rows Head to head
      - users | Lea Brandt and Kim Osei | Last met on 12 November | 5 : 4
      - users | Omar Haddad and Iris Chen | Last met on 5 November | 7 : 2
      - users | Ana Petrova and Lea Brandt | Last met on 29 October | 3 : 3
      rows Best ever
      - trophy | Longest run of wins | Omar Haddad, spring 2025 | 11
      - star | Best season | Lea Brandt, 2024 | 28
      - spark | Biggest surprise | Kim Osei, 2 October | +8`,
  },
  {
    said: 'resource library*, library of resources, resources, resource centre, resource center, resource hub, resources section, useful links, helpful links, important links, link collection, links, runbooks, runbook links*, reading list for members, information library, info library, guides and resources, resources and guides, downloads, study materials, learning resources, helpful resources',
    page: 'Resources | book | One is new',
    content: `
      chips Show | * All, Guides, Links, Forms
      rows
      - file | First steps | Guide, four pages | PDF | New
      - globe | Where to find help nearby | Link, opens in the browser
      - file | Form to fill in | One page, print or type | PDF
      - play | How it works | Film, three minutes
      - file | Questions that are often asked | Guide, twelve answers | PDF
      - globe | Opening hours and addresses | Link, kept up to date
      button share | Send to somebody
      quiet plus | Add a resource`,
  },
  {
    said: 'a-z guide*, a to z*, a-z list*, a-z, glossary, lexicon, dictionary of terms, what goes where*, what goes in which bin*',
    page: 'A to Z | search | 64 words',
    content: `
      chips Letter | * A, B, C, D, E
      rows
      - tag | Aluminium foil | Metal, clean and folded
      - tag | Batteries | Shop or yard, never at home
      - tag | Cardboard | Paper, flat
      - tag | Diapers | Rest
      - tag | Egg shells | Organic`,
    within: /\b(?:bins?|waste|recycl\w*|trash|rubbish|garbage)\b/i,
  },
])
