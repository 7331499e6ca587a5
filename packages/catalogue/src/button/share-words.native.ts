import { Share } from 'react-native'

/** Opens what the phone shares with. Gives false: one sees it. */
export async function shareWords(words: string): Promise<boolean> {
  await Share.share({ message: words })
  return false
}
