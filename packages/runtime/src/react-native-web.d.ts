/** What react-native-web has over react-native and we use; it ships no types of its own. */
declare module 'react-native-web' {
  export const useLocaleContext: () => { direction: string; locale?: string }
  export const StyleSheet: { getSheet(): { id: string; textContent: string } }
}
