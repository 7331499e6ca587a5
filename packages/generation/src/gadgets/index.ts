import { almanac } from './almanac.ts'
import { aroundPhone } from './around-phone.ts'
import { atHand } from './at-hand.ts'
import { brewing } from './brewing.ts'
import { chemistry } from './chemistry.ts'
import { classroom } from './classroom.ts'
import { clocks } from './clocks.ts'
import { connecting } from './connecting.ts'
import { converting } from './converting.ts'
import { dailyHealth } from './daily-health.ts'
import { darkRoom } from './dark-room.ts'
import { dice } from './dice.ts'
import { driving } from './driving.ts'
import { earTraining } from './ear-training.ts'
import { electronics } from './electronics.ts'
import { fieldKeys } from './field-keys.ts'
import { fileJobs } from './file-jobs.ts'
import { fortunes } from './fortunes.ts'
import type { Gadget } from './gadget.ts'
import { healthLogs } from './health-logs.ts'
import { homeServers } from './home-servers.ts'
import { kitchenTimes } from './kitchen-times.ts'
import { lights } from './lights.ts'
import { maths } from './maths.ts'
import { measuring } from './measuring.ts'
import { network } from './network.ts'
import { noteTrainer } from './note-trainer.ts'
import { onAir } from './on-air.ts'
import { outdoors } from './outdoors.ts'
import { phoneWatch } from './phone-watch.ts'
import { photoPatterns } from './photo-patterns.ts'
import { positions } from './positions.ts'
import { practising } from './practising.ts'
import { prayerHours } from './prayer-hours.ts'
import { programmers } from './programmers.ts'
import { readOut } from './read-out.ts'
import { rpn } from './rpn.ts'
import { seasons } from './seasons.ts'
import { secrets } from './secrets.ts'
import { seeing } from './seeing.ts'
import { sensing } from './sensing.ts'
import { sensorLog } from './sensor-log.ts'
import { setScores } from './set-scores.ts'
import { shooting } from './shooting.ts'
import { sideline } from './sideline.ts'
import { sounds } from './sounds.ts'
import { speaking } from './speaking.ts'
import { strings } from './strings.ts'
import { strokes } from './strokes.ts'
import { switches } from './switches.ts'
import { symbols } from './symbols.ts'
import { tableClocks } from './table-clocks.ts'
import { tableScores } from './table-scores.ts'
import { tallies } from './tallies.ts'
import { tapping } from './tapping.ts'
import { testers } from './testers.ts'
import { toddlers } from './toddlers.ts'
import { touring } from './touring.ts'
import { trainers } from './trainers.ts'
import { underWay } from './under-way.ts'
import { slotMachine } from './slot-machine.ts'
import { twoTexts } from './two-texts.ts'
import { vendingMachine } from './vending-machine.ts'
import { wheel } from './wheel.ts'
import { wordCounter } from './word-counter.ts'
import { workbench } from './workbench.ts'
import { scoreCards } from './score-cards.ts'
import { atTheBedside } from './at-the-bedside.ts'
import { heardAndSeen } from './heard-and-seen.ts'
import { screenOff } from './screen-off.ts'
import { filesApart } from './files-apart.ts'
import { phoneAsCamera } from './phone-as-camera.ts'
import { countingDown } from './counting-down.ts'
import { shelfAndStand } from './shelf-and-stand.ts'
import { madeUpData } from './made-up-data.ts'
import { inTheHead } from './in-the-head.ts'
import { homeWater } from './home-water.ts'
import { repeaters } from './repeaters.ts'
import { bodySites } from './body-sites.ts'
import { skyMoments } from './sky-moments.ts'
import { warTable } from './war-table.ts'
import { initiative } from './initiative.ts'
import { flourSums } from './flour-sums.ts'
import { roomHeat } from './room-heat.ts'
import { smallKeepers } from './small-keepers.ts'
import { noiseMap } from './noise-map.ts'
import { interviews } from './interviews.ts'
import { lookUps } from './look-ups.ts'
import { outsideTools } from './outside-tools.ts'
import { pointing } from './pointing.ts'
import { phoneCorners } from './phone-corners.ts'
import { siteChecks } from './site-checks.ts'
import { textLooks } from './text-looks.ts'

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
  dice,
  vendingMachine,
  slotMachine,
  twoTexts,
  wheel,
  ...homeServers,
  ...phoneWatch,
  ...programmers,
  ...maths,
  ...chemistry,
  ...tableScores,
  ...underWay,
  ...strings,
  ...dailyHealth,
  ...kitchenTimes,
  ...fortunes,
  ...readOut,
  ...healthLogs,
  ...touring,
  ...sideline,
  ...workbench,
  ...aroundPhone,
  ...seasons,
  ...tableClocks,
  ...darkRoom,
  ...fieldKeys,
  ...onAir,
  ...practising,
  ...lights,
  ...secrets,
  ...driving,
  ...photoPatterns,
  ...shooting,
  ...testers,
  ...prayerHours,
  ...almanac,
  ...rpn,
  ...setScores,
  ...speaking,
  ...strokes,
  ...symbols,
  ...trainers,
  ...brewing,
  ...toddlers,
  ...sensorLog,
  ...sensing,
  ...scoreCards,
  ...atTheBedside,
  ...heardAndSeen,
  ...screenOff,
  ...filesApart,
  ...phoneAsCamera,
  ...countingDown,
  ...shelfAndStand,
  ...madeUpData,
  ...inTheHead,
  ...homeWater,
  ...repeaters,
  ...bodySites,
  ...skyMoments,
  ...warTable,
  ...initiative,
  ...flourSums,
  ...roomHeat,
  ...smallKeepers,
  ...noiseMap,
  wordCounter,
  ...interviews,
  ...lookUps,
  ...outsideTools,
  ...phoneCorners,
  ...pointing,
  ...siteChecks,
  ...textLooks,
]
