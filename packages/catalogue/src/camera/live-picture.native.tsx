import { CameraView as ExpoCamera, useCameraPermissions } from 'expo-camera'
import { useEffect } from 'react'

/** Why there is no live picture: the person said no, or there is no camera. */
export type CameraProblem = 'denied' | 'unavailable'

interface LivePictureProps {
  name: string
  facing: 'back' | 'front'
  onProblem: (problem: CameraProblem) => void
}

/** What the camera sees, filling its parent. */
export function LivePicture({ name, facing, onProblem }: LivePictureProps) {
  const [permission, request] = useCameraPermissions()
  useEffect(() => {
    if (permission && !permission.granted) {
      if (permission.canAskAgain) void request()
      else onProblem('denied')
    }
  }, [permission, request, onProblem])
  if (!permission?.granted) return null
  return (
    <ExpoCamera
      accessibilityLabel={name}
      facing={facing}
      onMountError={() => onProblem('unavailable')}
      style={{ position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 }}
    />
  )
}
