import { BikramSambatDate as BikramSambatDate_b64773567710324c499bf362231a9a8b } from '../../../components/bikram-sambat-date.tsx'
import { Mark as Mark_9424320fe61375ad57eb1dfc1964312a } from '../../../components/logo.tsx'
import { Logo as Logo_9424320fe61375ad57eb1dfc1964312a } from '../../../components/logo.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/bikram-sambat-date.tsx#BikramSambatDate": BikramSambatDate_b64773567710324c499bf362231a9a8b,
  "/components/logo.tsx#Mark": Mark_9424320fe61375ad57eb1dfc1964312a,
  "/components/logo.tsx#Logo": Logo_9424320fe61375ad57eb1dfc1964312a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
