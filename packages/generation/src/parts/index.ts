import { otherGameParts } from './other-games.ts'
import { forDevelopersParts } from './for-developers.ts'
import { learningParts } from './learning.ts'
import { radioAndFilmParts } from './radio-and-film.ts'
import { sharedAndSoldParts } from './shared-and-sold.ts'
import { bodyAndTimeParts } from './body-and-time.ts'
import { filesParts } from './files.ts'
import { gameParts } from './games.ts'
import { listeningParts } from './listening.ts'
import { moneyAndHomeParts } from './money-and-home.ts'
import { networksParts } from './networks.ts'
import { onThePhoneParts } from './on-the-phone.ts'
import { onTheWayParts } from './on-the-way.ts'
import { peopleParts } from './people.ts'
import { picturesParts } from './pictures.ts'
import { practisingParts } from './practising.ts'
import { readingParts } from './reading.ts'
import { secretsAndCallsParts } from './secrets-and-calls.ts'
import { skyAndPlantsParts } from './sky-and-plants.ts'
import { workingOutParts } from './working-out.ts'
import { writingDownParts } from './writing-down.ts'
import type { KindPart } from './part.ts'

/** What features are in apps of one kind. */
export const kindParts: readonly KindPart[] = [
  ...filesParts,
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
  ...writingDownParts,
  ...moneyAndHomeParts,
  ...bodyAndTimeParts,
  ...sharedAndSoldParts,
  ...radioAndFilmParts,
  ...learningParts,
  ...forDevelopersParts,
  ...otherGameParts,
]
