import { atHand } from './at-hand.ts'
import { classroom } from './classroom.ts'
import { clocks } from './clocks.ts'
import { connecting } from './connecting.ts'
import { converting } from './converting.ts'
import { earTraining } from './ear-training.ts'
import { electronics } from './electronics.ts'
import { fileJobs } from './file-jobs.ts'
import type { Gadget } from './gadget.ts'
import { measuring } from './measuring.ts'
import { network } from './network.ts'
import { noteTrainer } from './note-trainer.ts'
import { outdoors } from './outdoors.ts'
import { positions } from './positions.ts'
import { seeing } from './seeing.ts'
import { sensing } from './sensing.ts'
import { sounds } from './sounds.ts'
import { switches } from './switches.ts'
import { tallies } from './tallies.ts'
import { tapping } from './tapping.ts'
import { wheel } from './wheel.ts'

/** All gadgets; the first that a description calls by its name is the main one. */
export const gadgets: readonly Gadget[] = [
  ...measuring,
  ...tapping,
  ...tallies,
  ...seeing,
  ...positions,
  ...fileJobs,
  ...sounds,
  ...clocks,
  ...earTraining,
  noteTrainer,
  ...converting,
  ...switches,
  ...electronics,
  ...atHand,
  ...outdoors,
  ...network,
  ...connecting,
  ...classroom,
  wheel,
  ...sensing,
]
