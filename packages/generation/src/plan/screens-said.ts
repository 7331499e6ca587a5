import type { Archetype } from '../archetype.ts'
import type { Feature } from '../feature.ts'
import { signedScreen } from '../trace/signed-screen.ts'
import { isStory } from '../understand/story.ts'
import { addAsks } from './add-asks.ts'
import { agreeing } from './agree.ts'
import { askOfOwn } from './ask-of-own.ts'
import { chooseScreens, showWrongAnswers, titleByWords, titleOnce } from './choose-screens.ts'
import { chooseTabs } from './choose-tabs.ts'
import { editData } from './data-editor.ts'
import { addDeeds } from './deed-screens.ts'
import { addDictated } from './dictated-screens.ts'
import type { Resolve } from './entity-resolver.ts'
import { firstByDoing } from './first-by-doing.ts'
import { firstBySwiping } from './first-by-swiping.ts'
import { addFormsOfThings } from './forms-of-things.ts'
import { addListedTools } from './listed-tools.ts'
import { countingKept } from './kept.ts'
import { talkToMachine } from './machine-talk.ts'
import { addMainMatter } from './main-matter.ts'
import { makeEntity } from './make-entity.ts'
import { putMoodFirst } from './mood-picks.ts'
import { nameScreens } from './named-screens.ts'
import { isTitle } from './names-the-app.ts'
import { addOtherThings } from './other-things.ts'
import { tellPass, tellStaff, tellVisit } from './own-house.ts'
import { addRecordDeeds } from './record-deeds.ts'
import type { RegisterPlan } from './register/plan-register.ts'
import { registerScreens } from './register/register-screens.ts'
import { renameScreens, spellAsSaid } from './rename-screens.ts'
import { addRoleParts } from './roles/role-part-screens.ts'
import { withoutSpare } from './roles/without-spare.ts'
import {
  addCalculations,
  bookOwnThing,
  listPeople,
  type Planning,
  showOwnThings,
  showPlacedAndDated,
} from './things-of-screens.ts'
import { tellFields } from './tell-fields.ts'
import { addToldLists } from './told-lists/add-told-lists.ts'
import { addToldDeeds } from './told-lists/told-deeds.ts'
import { tellSignin } from './tell-signin.ts'
import { tellLanguages } from './told-languages.ts'
import { tellTabs, toldTabs } from './told-tabs.ts'
import { putToolFirst } from './tool-app.ts'
import type { AppPlan, ScreenPlan } from './types.ts'
import { withoutOrdering } from './without-ordering.ts'
import { withoutUnwanted, withoutUnwantedScreens } from './without-unwanted.ts'

/** What screens are planned from. */
export interface ScreensAsked extends Omit<Planning, 'screens'> {
  blend: Archetype | undefined
  asked: Feature[]
  register: RegisterPlan | undefined
  /** The screen things of their class ask for by themselves. */
  ofItself: string | undefined
}

/** The same, with the screens there are so far. */
type ScreensTold = ScreensAsked & Planning

/** The screens of the kind of app, or of what is kept in it, before anything is told of them. */
export function firstScreens(said: ScreensAsked, resolve: Resolve, lookSeed: number): ScreenPlan[] {
  const { meant, archetype, blend, subject, entities, asked, register, ofItself, isWholeTool } = said
  if (!register)
    return chooseScreens(
      archetype,
      subject,
      isWholeTool ? undefined : blend,
      asked,
      lookSeed,
      resolve,
      entities,
      meant.stems,
    )
  const plan = { ...register, ...(ofItself ? { formId: ofItself } : {}) }
  return registerScreens(plan, asked, meant.stems, lookSeed, resolve)
}

/** Tells screens what the description says of them; gives the tool that comes first, if one does. */
export function tellScreens(planning: ScreensTold): AppPlan['tool'] {
  const { meant, archetype, subject, screens, entities, isWholeTool, asked, register } = planning
  const { text, isEnglish } = meant
  const tool = isEnglish && !meant.dictated ? putToolFirst(screens, archetype, text) : undefined
  if (isEnglish) withoutOrdering(screens, text, entities)
  renameScreens(screens, archetype, subject)
  putMoodFirst(screens, entities, text)
  if (isEnglish) tellStaff(screens, meant, entities)
  listPeople(planning)
  addCalculations(planning)
  titleByWords(screens, asked, meant.phrases, entities)
  if (isEnglish) editData(screens, text)
  tellVisit(screens, meant)
  tellPass(screens, meant)
  if (isEnglish) {
    talkToMachine(screens, meant)
    if (!register) nameScreens(screens, meant.phrases, subject, entities)
    tellSignin(screens, text)
    showWrongAnswers(screens, text)
    titleOnce(screens)
    if (!register && !isWholeTool) showOwnThings(planning)
    bookOwnThing(planning)
  }
  askOfOwn(screens, archetype, subject, meant.stems)
  showPlacedAndDated(planning)
  return tool
}

/** Adds screens for what the description names beside what the kind of app has. */
export function addFurther(planning: ScreensTold): void {
  const { meant, archetype, subject, screens, entities, seed, isWholeTool, asked, register } = planning
  if (isWholeTool) return
  if (meant.isEnglish && !meant.dictated && !register) tellLanguages(screens, meant, entities)
  const isTold = meant.isEnglish && !meant.dictated && !register && isStory(meant.text)
  const told = {
    ...meant,
    phrases: meant.phrases.filter(
      (phrase, index) => !isTitle(phrase, index, meant.text) && !signedScreen(phrase, screens),
    ),
  }
  if (isTold) {
    addMainMatter(screens, meant, archetype, entities, seed)
    addRecordDeeds(screens, meant, entities)
  }
  // Parts of a game are on its board.
  if (!archetype.bars.has('deed')) {
    if (meant.isEnglish) addDeeds(screens, told, entities, seed)
    if (meant.isEnglish && !meant.dictated) addToldDeeds(screens, meant, entities)
    if (meant.isEnglish && !meant.dictated && !register) addToldLists(screens, meant, entities, seed)
    if (!register) addOtherThings(screens, told, asked, entities, seed)
  }
  if (isTold) addFormsOfThings(screens, meant, entities, seed)
  if (meant.asks && !register) addAsks(screens, meant, subject, entities)
  if (meant.isEnglish && !meant.dictated && !register) {
    addListedTools(screens, meant, entities)
    tellFields(screens, meant, entities)
  }
}

/** Puts the screens in their order, with those that are told as they shall be, and the parts of each role. */
export function finishScreens(planning: ScreensTold): void {
  const { meant, subject, screens, entities, seed, isWholeTool, asked, register } = planning
  const { text, isEnglish } = meant
  for (const [id, entity] of entities)
    entities.set(id, countingKept(agreeing(withoutUnwanted(entity, text)), screens))
  if (meant.dictated) {
    const tellsMore = meant.tellsMore === true
    addDictated(screens, meant.dictated, tellsMore, subject, entities, seed, meant.stems, meant.drawnAbout)
  } else if (isEnglish) {
    firstByDoing(screens, text)
    if (!register) firstBySwiping(screens, entities, text)
    withoutUnwantedScreens(screens, text, entities)
    chooseTabs(screens, asked)
    const make = (noun: string) => makeEntity([noun], seed, true, meant.domain)
    tellTabs({ screens, names: toldTabs(text), subject, entities, make })
  } else chooseTabs(screens, asked)
  if (meant.roleParts && !isWholeTool) {
    addRoleParts({ screens, entities, ...meant.roleParts, meant, seed })
    withoutSpare(screens, asked, meant.askedStems)
  }
  spellAsSaid(screens, text)
}
