import { type AppValues, useAppRuntime, useAppValue } from '../app-runtime.ts'
import { choosePicture } from './choose-picture'

/** The buttons of a screen with which one chooses a picture: ids of the images it is shown in, by the buttons' ids. */
export type PictureChoices = Readonly<Record<string, string>>

const name = 'chosen'

/** The picture one chose for an image of the app, as a `data:` address; undefined until then. */
export function useChosenPicture(imageId: string): string | undefined {
  return useAppValue<string | undefined>(imageId, name, undefined)[0]
}

/** What a button does with which one chooses a picture of one's own; undefined for others, and where none can be chosen. */
export function useChoosePicture(buttonId: string): (() => void) | undefined {
  const { pictures, values } = useAppRuntime()
  const image = pictures?.[buttonId]
  if (!values || image === undefined || choosePicture === undefined) return undefined
  const choose = async () => {
    const address = await choosePicture?.()
    if (address !== undefined) values.write(`${image}:${name}`, address)
  }
  return () => void choose()
}

const place = { id: 'rows', prefix: 'picture-' }

/** Words for the picture of a row that name one that was chosen: nothing is drawn from them. */
const naming = /^chosen-picture-([0-9a-z]+)$/

/** Whether the words for a picture name one that was chosen. */
export const isChosen = (words: string): boolean => naming.test(words)

/** Keeps the picture chosen for an image; gives back the words for it, or undefined when none was chosen. */
export function keepChosen(values: AppValues, imageId: string): string | undefined {
  const address = values.read(`${imageId}:${name}`)
  if (address === undefined) return undefined
  const key = Date.now().toString(36)
  values.write(`${place.id}:${place.prefix}${key}`, address)
  return `chosen-picture-${key}`
}

/** The address of the chosen picture that these words name; undefined for other words. */
export function useKeptPicture(words: string): string | undefined {
  const [, key = ''] = naming.exec(words) ?? []
  const [address] = useAppValue<string | undefined>(place.id, `${place.prefix}${key}`, undefined)
  return key === '' ? undefined : address
}
