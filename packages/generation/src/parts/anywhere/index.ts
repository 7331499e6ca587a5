import type { KindPart } from '../part.ts'
import { bodyAnywhere } from './body.ts'
import { everydayAnywhere } from './everyday.ts'
import { byHeadAnywhere } from './by-head.ts'
import { goodsAnywhere } from './goods.ts'
import { learningAnywhere } from './learning.ts'
import { logsAnywhere } from './logs.ts'
import { measuresAnywhere } from './measures.ts'
import { moneyAnywhere } from './money.ts'
import { ofAGroup } from './of-a-group.ts'
import { ofAHouse } from './of-a-house.ts'
import { peopleAnywhere } from './people.ts'
import { workAnywhere } from './work.ts'

/** What features are in apps of any kind, where the kind itself says nothing of them. */
export const partsAnywhere: readonly KindPart[] = [
  ...moneyAnywhere,
  ...workAnywhere,
  ...peopleAnywhere,
  ...goodsAnywhere,
  ...bodyAnywhere,
  ...measuresAnywhere,
  ...learningAnywhere,
  ...everydayAnywhere,
  ...ofAHouse,
  ...ofAGroup,
  ...logsAnywhere,
]

/** The same with what only a noun can mean: somebody who suggests songs gets no suggestions. */
export const nounsAnywhere: readonly KindPart[] = [...partsAnywhere, ...byHeadAnywhere]
