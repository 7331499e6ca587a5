import type { Kind } from '../kind.ts'
import { anyKinds } from './any.ts'
import { bodyKinds } from './body.ts'
import { eatenKinds } from './eaten.ts'
import { happeningKinds } from './happenings.ts'
import { homeKinds } from './home.ts'
import { natureKinds } from './nature.ts'
import { outdoorKinds } from './outdoors.ts'
import { peopleKinds } from './people.ts'
import { smallGoodsKinds } from './small-goods.ts'
import { toolKinds } from './tools.ts'
import { travelKinds } from './travel.ts'
import { visitKinds } from './visits.ts'
import { wornKinds } from './worn.ts'
import { writtenKinds } from './written.ts'

/** All sorts of nouns with content; where two name the same noun, the first has it. */
export const kinds: readonly Kind[] = [
  ...toolKinds,
  ...outdoorKinds,
  ...smallGoodsKinds,
  ...visitKinds,
  ...homeKinds,
  ...wornKinds,
  ...travelKinds,
  ...eatenKinds,
  ...natureKinds,
  ...bodyKinds,
  ...happeningKinds,
  ...writtenKinds,
  ...peopleKinds,
  ...anyKinds,
]
