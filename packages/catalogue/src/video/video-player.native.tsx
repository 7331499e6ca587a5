import { useVideoPlayer, VideoView as ExpoVideo } from 'expo-video'
import { useEffect } from 'react'

interface VideoPlayerProps {
  /** An https address. */
  address: string
  name: string
  onError: () => void
}

/** The device's own player, filling its parent. */
export function VideoPlayer({ address, name, onError }: VideoPlayerProps) {
  const player = useVideoPlayer(address, (created) => created.play())
  useEffect(() => {
    const subscription = player.addListener('statusChange', ({ status }) => {
      if (status === 'error') onError()
    })
    return () => subscription.remove()
  }, [player, onError])
  return <ExpoVideo player={player} accessibilityLabel={name} style={{ flex: 1 }} nativeControls />
}
