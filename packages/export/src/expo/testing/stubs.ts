/** What the packages of an exported project give, as far as its sources use it: enough to check its types without them. */
export const packageStubs = `
declare module 'expo-router' {
  import type { ComponentType, ReactNode } from 'react'
  export type Href = string | { pathname: string; params?: Record<string, string> }
  interface Options { title?: string; headerShown?: boolean; animation?: 'default' | 'fade' | 'none'; gestureEnabled?: boolean; contentStyle?: { backgroundColor: string } }
  export const Stack: ComponentType<{ screenOptions?: (place: { route: { name: string } }) => Options }> & { Screen: ComponentType<{ options?: Options }> }
  export const Redirect: ComponentType<{ href: Href }>
  export function useIsFocused(): boolean
  export function useLocalSearchParams<Params extends Record<string, string>>(): Partial<Params>
  export function useRouter(): { push(href: Href): void; replace(href: Href): void; dismissTo(href: Href): void; dismissAll(): void; canDismiss(): boolean; canGoBack(): boolean; back(): void }
}
declare module 'expo-status-bar' { export const StatusBar: import('react').ComponentType<{ style?: 'light' | 'dark' }> }
declare module 'expo-splash-screen' { export function preventAutoHideAsync(): Promise<boolean>; export function hideAsync(): Promise<void> }
declare module 'expo-font' { export function useFonts(fonts: Record<string, number>): [boolean, Error | null] }
declare module 'expo-linear-gradient' {
  interface Props { colors: readonly [string, string, ...string[]]; locations?: readonly [number, number, ...number[]]; start?: object; end?: object; style?: import('react-native').ViewStyle; children?: import('react').ReactNode }
  export const LinearGradient: import('react').ComponentType<Props>
}
declare module 'expo-camera' {
  export const CameraView: import('react').ComponentType<import('react-native').ViewProps & { facing?: 'back' | 'front'; onMountError?: () => void }>
  export function useCameraPermissions(): [{ granted: boolean; canAskAgain: boolean } | null, () => Promise<unknown>]
}
declare module 'expo-constants' {
  const constants: { expoConfig: { android?: { config?: { googleMaps?: { apiKey?: string } } } } | null }
  export default constants
}
declare module 'react-native-maps' {
  interface Region { latitude: number; longitude: number; latitudeDelta: number; longitudeDelta: number }
  export const Marker: import('react').ComponentType<{ title?: string; coordinate: { latitude: number; longitude: number } }>
  const MapView: import('react').ComponentType<import('react-native').ViewProps & { initialRegion?: Region }>
  export default MapView
}
declare module '@react-native-community/datetimepicker' {
  interface Props { mode?: 'date' | 'time'; display?: 'default' | 'inline' | 'spinner'; is24Hour?: boolean; value: Date; onChange?: (event: { type: string }, date?: Date) => void }
  const DateTimePicker: import('react').ComponentType<Props>
  export default DateTimePicker
}
declare module 'expo-video' {
  interface Player { play(): void; addListener(name: 'statusChange', listener: (event: { status: string }) => void): { remove(): void } }
  export function useVideoPlayer(source: string, setup: (player: Player) => void): Player
  export const VideoView: import('react').ComponentType<import('react-native').ViewProps & { player: Player; nativeControls?: boolean }>
}
declare module 'react-native-safe-area-context' { export function useSafeAreaInsets(): { top: number; bottom: number; left: number; right: number } }
declare module 'react-native-svg' { export const SvgXml: import('react').ComponentType<{ xml: string; width: number; height: number; accessibilityElementsHidden?: boolean }> }
declare module 'react-native-webview' { export const WebView: import('react').ComponentType<import('react-native').ViewProps & { source: { uri: string }; originWhitelist?: string[] }> }
declare module '@expo-google-fonts/*'
`
