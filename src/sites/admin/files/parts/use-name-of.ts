import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileRow } from '#contract/files-desk'

/** Returns a function that gives a file's name, or its kind if the user may not see the name. */
export function useNameOf(): (file: Pick<FileRow, 'name' | 'kind'>) => string {
  const { t } = useTranslation('admin.files')
  return useCallback(({ name, kind }) => name ?? t('hiddenName', { kind: t(`kind.${kind}`) }), [t])
}
