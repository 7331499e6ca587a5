/** Longest side of a picture that is kept, in px: sharp on a phone, and small enough to keep many. */
const longestSide = 960
const quality = 0.82

/**
 * Lets one choose a picture on this device, or take one where it has a camera. Gives its `data:` address, made smaller
 * as a JPEG; undefined when nothing was chosen or it is no picture.
 */
export const choosePicture: (() => Promise<string | undefined>) | undefined = async () => {
  const file = await chooseFile()
  return file && shrink(file).catch(() => undefined)
}

function chooseFile(): Promise<File | undefined> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'image/*'
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0]))
    input.addEventListener('cancel', () => resolve(undefined))
    input.click()
  })
}

async function shrink(file: File): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', quality)
}
