import { outAndAboutParts } from './out-and-about.ts'
import { papersAndFieldsParts } from './papers-and-fields.ts'
import { animalsAndFindsParts } from './animals-and-finds.ts'
import { atTimesParts } from './at-times.ts'
import { bodyAndTimeParts } from './body-and-time.ts'
import { callsParts } from './calls.ts'
import { devicesAtHomeParts } from './devices-at-home.ts'
import { eatingAndExpectingParts } from './eating-and-expecting.ts'
import { editingParts } from './editing.ts'
import { filesParts } from './files.ts'
import { askedInBlurbsParts } from './asked-in-blurbs.ts'
import { forDevelopersParts } from './for-developers.ts'
import { gameParts } from './games.ts'
import { inTheAirAndSnowParts } from './in-the-air-and-snow.ts'
import { inTheMarketParts } from './in-the-market.ts'
import { keepingWellParts } from './keeping-well.ts'
import { keptAtHomeParts } from './kept-at-home.ts'
import { dictionaryParts } from './languages.ts'
import { learningParts } from './learning.ts'
import { lessonsAndExamsParts } from './lessons-and-exams.ts'
import { listeningParts } from './listening.ts'
import { madeAndWornParts } from './made-and-worn.ts'
import { mailAndChatParts } from './mail-and-chat.ts'
import { makingMusicParts } from './making-music.ts'
import { moneyAndHomeParts } from './money-and-home.ts'
import { networksParts } from './networks.ts'
import { onJourneysParts } from './on-journeys.ts'
import { onThePhoneParts } from './on-the-phone.ts'
import { onTheWayParts } from './on-the-way.ts'
import { onSiteParts } from './on-site.ts'
import { otherGameParts } from './other-games.ts'
import type { KindPart } from './part.ts'
import { peopleParts } from './people.ts'
import { picturesParts } from './pictures.ts'
import { placesToGoParts } from './places-to-go.ts'
import { practisingParts } from './practising.ts'
import { publicTransportParts } from './public-transport.ts'
import { radioAndFilmParts } from './radio-and-film.ts'
import { readingParts } from './reading.ts'
import { recordingParts } from './recording.ts'
import { roundAndBackParts } from './round-and-back.ts'
import { scoresAndCardsParts } from './scores-and-cards.ts'
import { secretsAndCallsParts } from './secrets-and-calls.ts'
import { setsAndShotsParts } from './sets-and-shots.ts'
import { sharedAndSoldParts } from './shared-and-sold.ts'
import { skyAndPlantsParts } from './sky-and-plants.ts'
import { workingOutParts } from './working-out.ts'
import { writingDownParts } from './writing-down.ts'

/** What features are in apps of one kind. */
export const kindParts: readonly KindPart[] = [
  ...setsAndShotsParts,
  ...askedInBlurbsParts,
  ...lessonsAndExamsParts,
  ...placesToGoParts,
  ...roundAndBackParts,
  ...filesParts,
  ...inTheMarketParts,
  ...madeAndWornParts,
  ...onJourneysParts,
  ...eatingAndExpectingParts,
  ...onThePhoneParts,
  ...networksParts,
  ...secretsAndCallsParts,
  ...listeningParts,
  ...readingParts,
  ...picturesParts,
  ...gameParts,
  ...practisingParts,
  ...workingOutParts,
  ...peopleParts,
  ...onTheWayParts,
  ...skyAndPlantsParts,
  ...onSiteParts,
  ...writingDownParts,
  ...moneyAndHomeParts,
  ...bodyAndTimeParts,
  ...sharedAndSoldParts,
  ...radioAndFilmParts,
  ...learningParts,
  ...forDevelopersParts,
  ...otherGameParts,
  ...devicesAtHomeParts,
  ...animalsAndFindsParts,
  ...recordingParts,
  ...editingParts,
  ...keptAtHomeParts,
  ...inTheAirAndSnowParts,
  ...atTimesParts,
  ...publicTransportParts,
  ...dictionaryParts,
  ...keepingWellParts,
  ...callsParts,
  ...makingMusicParts,
  ...mailAndChatParts,
  ...scoresAndCardsParts,
  ...outAndAboutParts,
  ...papersAndFieldsParts,
]
