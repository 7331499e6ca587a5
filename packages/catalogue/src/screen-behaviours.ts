import type { AppDocument, Screen } from '@kwiq/app-model'
import type { PictureChoices } from './chosen/chosen-picture.ts'
import { pictureChoicesOn } from './chosen/screen-pictures.ts'
import type { RowForm } from './rows/row-form.ts'
import { rowForms } from './rows/row-forms.ts'
import type { RowWords } from './rows/row-words.ts'
import { sampleRows } from './rows/sample-rows.ts'
import { type ScreenMachines, screenMachines } from './screen-machines.ts'

/** What a screen of a running app does besides what each of its components does by itself. Plain data. */
export interface ScreenBehaviour extends ScreenMachines {
  /** The row of a list it was drawn with. */
  sample?: RowWords
  /** What one writes on it: a row of a list. */
  form?: RowForm
  /** With which buttons one chooses a picture, and for which images. */
  pictures?: PictureChoices
}

/** The behaviours of an app's screens by their ids, read from what stands on them. */
export function screenBehaviours(document: AppDocument): ReadonlyMap<string, ScreenBehaviour> {
  const samples = sampleRows(document)
  const forms = rowForms(document)
  const machines = screenMachines(document)
  const behaviourOf = (screen: Screen): ScreenBehaviour => {
    const [sample, form] = [samples.get(screen.id), forms.get(screen.id)]
    const pictures = pictureChoicesOn(screen)
    return {
      ...(sample && { sample }),
      ...(form && { form }),
      ...(pictures && { pictures }),
      ...machines.get(screen.id),
    }
  }
  return new Map(document.screens.map((screen) => [screen.id, behaviourOf(screen)]))
}
