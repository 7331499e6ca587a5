import type { AppDocument } from '@kwiq/app-model'
import { booking } from './apps/booking.ts'
import { chat } from './apps/chat.ts'
import { finance } from './apps/finance.ts'
import { fitness } from './apps/fitness.ts'
import { habits } from './apps/habits.ts'
import { language } from './apps/language.ts'
import { podcast } from './apps/podcast.ts'
import { recipes } from './apps/recipes.ts'
import { shop } from './apps/shop.ts'
import { social } from './apps/social.ts'
import { timer } from './apps/timer.ts'
import { travel } from './apps/travel.ts'

/** The example apps by their id. */
export const exampleAppsById = {
  fitness,
  shop,
  social,
  recipes,
  habits,
  booking,
  chat,
  podcast,
  language,
  finance,
  travel,
  timer,
} as const satisfies Record<string, AppDocument>

export type ExampleAppId = keyof typeof exampleAppsById

/** Twelve whole apps: shown on the landing page, offered as templates, drawn in tests. */
export const exampleApps: readonly AppDocument[] = Object.values(exampleAppsById)
