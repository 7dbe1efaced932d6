import CameraIcon from 'lucide-react/icons/camera'
import Flashlight from 'lucide-react/icons/flashlight'
import ImageUp from 'lucide-react/icons/image-up'
import { type ChangeEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/alert'
import { Button, button } from '#src/ui/button'
import { Select } from '#src/ui/select'
import { troubles } from './camera'
import { type ScannerUse, useScanner } from './use-scanner'

/** Reads QR codes with a camera or from a picture; the caller interprets their text. */
export function Scanner(use: ScannerUse) {
  const { t } = useTranslation('scanner')
  const { view, state, cameras, camera, torch, start, stop, light, read } = useScanner(use)
  const id = useId()
  const [noCode, setNoCode] = useState(false)
  const trouble = troubles.find((each) => each === state)
  const on = state === 'on' || state === 'starting'
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // So that the same picture can be chosen again.
    target.value = ''
    if (file) setNoCode(!(await read(file)))
  }
  const begin = () => {
    setNoCode(false)
    void start()
  }
  return (
    <div className="space-y-5">
      <div
        className={`relative grid w-full max-w-md place-items-center overflow-hidden rounded-md bg-sunken sm:aspect-4/3 ${use.continuous ? 'aspect-4/3' : 'aspect-square'}`}
      >
        <div id={view} className="w-full" />
        {state !== 'on' && (
          <p role="status" className="absolute inset-x-6 text-center text-muted">
            {t(state === 'starting' ? 'starting' : 'off')}
          </p>
        )}
      </div>
      {trouble && (
        <Alert tone="warning" live title={t(`trouble.${trouble}.title`)}>
          {t(`trouble.${trouble}.text`)}
        </Alert>
      )}
      {noCode && (
        <Alert tone="warning" live>
          {t('noCode')}
        </Alert>
      )}
      {state === 'on' && cameras.length > 1 && (
        <div className="max-w-md space-y-1.5">
          <label htmlFor={id} className="block text-sm font-semibold">
            {t('camera')}
          </label>
          <Select id={id} value={camera} onChange={({ target }) => void start(target.value)}>
            {cameras.map(({ id, label }, at) => (
              <option key={id} value={id}>
                {label || t('cameraNumber', { number: at + 1 })}
              </option>
            ))}
          </Select>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button icon={<CameraIcon className="size-5" />} busy={state === 'starting'} onClick={on ? stop : begin}>
          {t(on ? 'stop' : 'start')}
        </Button>
        {torch !== null && (
          <Button
            variant="secondary"
            aria-pressed={torch}
            icon={<Flashlight className="size-5" />}
            onClick={() => light(!torch)}
          >
            {t('torch')}
          </Button>
        )}
        <label className={button({ variant: 'secondary', className: 'picked cursor-pointer' })}>
          <ImageUp className="size-5" aria-hidden="true" />
          {t('picture')}
          <input type="file" accept="image/*" onChange={choose} className="sr-only" />
        </label>
      </div>
    </div>
  )
}
