/** Expo SDK 57 and what belongs to it (expo/bundledNativeModules.json), each exact. Newer ones do not install together yet. */
export const packages: Readonly<Record<string, string>> = {
  '@expo/metro-runtime': '57.0.16',
  '@react-native-community/datetimepicker': '9.1.0',
  expo: '57.0.26',
  'expo-camera': '57.0.6',
  'expo-constants': '57.0.20',
  'expo-font': '57.0.4',
  'expo-linear-gradient': '57.0.2',
  'expo-linking': '57.0.11',
  'expo-router': '57.0.24',
  'expo-splash-screen': '57.0.9',
  'expo-status-bar': '57.0.1',
  'expo-system-ui': '57.0.4',
  'expo-video': '57.0.5',
  react: '19.2.3',
  'react-dom': '19.2.3',
  'react-native': '0.86.3',
  'react-native-maps': '1.27.2',
  'react-native-safe-area-context': '5.7.0',
  'react-native-screens': '4.26.0',
  'react-native-svg': '15.15.4',
  'react-native-web': '0.21.4',
  'react-native-webview': '13.16.1',
}

/** The fonts of the themes, for devices. */
export const fontPackages: Readonly<Record<string, string>> = {
  '@expo-google-fonts/archivo': '0.4.2',
  '@expo-google-fonts/bricolage-grotesque': '0.4.1',
  '@expo-google-fonts/dm-sans': '0.4.2',
  '@expo-google-fonts/fraunces': '0.4.1',
  '@expo-google-fonts/inter': '0.4.2',
  '@expo-google-fonts/newsreader': '0.4.1',
  '@expo-google-fonts/nunito': '0.4.2',
  '@expo-google-fonts/plus-jakarta-sans': '0.4.2',
  '@expo-google-fonts/sora': '0.4.2',
}

/** What every project needs, though no source of its own imports it: Expo's parts that others ask for. */
export const always = [
  '@expo/metro-runtime',
  'expo',
  'expo-constants',
  'expo-font',
  'expo-linking',
  'expo-router',
  'expo-splash-screen',
  'expo-status-bar',
  'expo-system-ui',
  'react',
  'react-dom',
  'react-native',
  'react-native-safe-area-context',
  'react-native-screens',
  'react-native-web',
]

/** For checking types only. */
export const developmentPackages: Readonly<Record<string, string>> = {
  '@types/react': '19.2.2',
  typescript: '6.0.3',
}

/** Packages that others would take in versions this SDK does not know. */
export const overrides: Readonly<Record<string, string>> = {
  'react-native-gesture-handler': '2.32.0',
  'react-native-reanimated': '4.5.1',
  'react-native-worklets': '0.10.1',
}
