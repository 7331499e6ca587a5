import { useFonts } from 'expo-font'
import { Stack } from 'expo-router'
import * as SplashScreen from 'expo-splash-screen'
import { useEffect } from 'react'
import { fonts } from '@/fonts'
import { entranceOf } from '@/navigation'
import { useTheme } from '@/use-theme'

void SplashScreen.preventAutoHideAsync()

/** All screens lie in one stack; its look is theirs. */
export default function Layout() {
  const [isLoaded, problem] = useFonts(fonts)
  const { roles } = useTheme()
  // Without its fonts the app still runs, in those of the device.
  const isReady = isLoaded || problem !== null
  useEffect(() => {
    if (isReady) void SplashScreen.hideAsync()
  }, [isReady])
  if (!isReady) return null
  return (
    <Stack
      screenOptions={({ route }) => ({
        headerShown: false,
        ...entranceOf(route.name),
        contentStyle: { backgroundColor: roles.background },
      })}
    />
  )
}
