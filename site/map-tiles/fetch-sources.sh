#!/bin/sh
# Downloads the map's sources from Debian's packages and npm's into .cache, on a machine with apt, npx and gdal-bin.
# Licences: README.md beside this file.
set -eu
cd "$(dirname "$0")"
mkdir -p .cache/packages && cd .cache
(
  cd packages
  apt-get download ferret-datasets libmagics++-data libgnudatalanguage0
  for package in ./*.deb; do dpkg -x "$package" debian; done
  for package in nepal-geojson@5.0.0-alpha @geo-maps/earth-rivers-10m@0.6.0 @geo-maps/earth-lakes-10m@0.6.0; do
    tarball=$(npm pack --silent "$package")
    folder=npm/$(basename "$tarball" .tgz)
    mkdir -p "$folder" && tar xzf "$tarball" -C "$folder"
  done
)
share=packages/debian/usr/share
# Heights in metres, every five minutes of arc, from 0° eastwards and from the north pole southwards.
gdal_translate -q -of ENVI -ot Int16 NETCDF:$share/ferret-vis/data/etopo5.cdf:ROSE heights.bin
for layer in land rivers_lake_centerlines admin_0_boundary_lines_land; do
  rm -f $layer.json
  ogr2ogr -f GeoJSON -lco COORDINATE_PRECISION=4 $layer.json $share/magics/10m/ne_10m_$layer.shp
done
rm -f lakes.json
ogr2ogr -f GeoJSON -lco COORDINATE_PRECISION=4 lakes.json $share/gnudatalanguage/resource/maps/high/ne_10m_lakes.shp
# Merges Nepal's local levels into its districts, and closes the gaps between the files of two districts.
# npx changes its working directory when it finds a workspace, so the paths are absolute.
here=$PWD
npx --yes mapshaper@0.7.70 -i "$here"/packages/npm/nepal-geojson-5.0.0-alpha/package/highres-geojson/*-District.geojson \
  combine-files -merge-layers force -snap interval=0.0015 -clean gap-fill-area=60km2 -each 'district = District || "Bardiya"' \
  -o "$here/local-levels.json" format=geojson precision=0.0001 \
  -dissolve district copy-fields=FIRST_STAT -each 'province = FIRST_STAT' -filter-fields district,province \
  -simplify interval=60 keep-shapes -clean -o "$here/districts.json" format=topojson quantization=50000
